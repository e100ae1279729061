# What `cmake --install` puts where, and the Debian package (`cpack -G DEB` in the build folder).
include(GNUInstallDirs)

foreach(program IN ITEMS gpufolio gpufolio-cli)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endforeach()

install(FILES ${CMAKE_CURRENT_LIST_DIR}/gpufolio.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/io.github.gpufolio.Gpufolio.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/icons/gpufolio.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE ${CMAKE_CURRENT_LIST_DIR}/deb/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The program carries the bundled prices inside itself; these copies are for people: to read, to edit, to start from.
file(GLOB GPUFOLIO_DATA CONFIGURE_DEPENDS
  ${CMAKE_SOURCE_DIR}/pricing-data/*.csv ${CMAKE_SOURCE_DIR}/pricing-data/NOTICE*)
file(GLOB GPUFOLIO_EXAMPLES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/pricing-data/examples/*)
install(FILES ${GPUFOLIO_DATA} DESTINATION ${CMAKE_INSTALL_DATADIR}/gpufolio)
install(FILES ${GPUFOLIO_EXAMPLES} DESTINATION ${CMAKE_INSTALL_DATADIR}/gpufolio/examples)

set(GPUFOLIO_MAINTAINER "The Gpufolio authors <gpufolio@example.org>" CACHE STRING
  "Who answers for a package made here: Name <address>")
set(CPACK_PACKAGE_NAME gpufolio)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "${GPUFOLIO_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "plan purchases of GPU capacity")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# CPack indents the lines after the first one, as a control file wants it.
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Gpufolio turns GPU prices and a workload into purchase plans that can be
compared: on-demand, one- and three-year commitments and spot, month by
month, as billed and as amortised, in a window and on the command line.")
# Libraries are found by dpkg-shlibdeps. Plugins and data that are loaded at run time are not: the SVG icon engine,
# the time zones. A Chinese font is a recommendation.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, tzdata")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-wqy-microhei, qt6-translations-l10n, ca-certificates")
include(CPack)
