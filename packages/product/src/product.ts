import { composeAreas, kernelArea } from '@sitewright/kernel/area'
import { databasePanelArea } from '@sitewright/database-panel'
import { identityArea } from '@sitewright/identity'
import { monitoringArea } from '@sitewright/monitoring'
import { panelArea } from '@sitewright/panel'
import { savedProjectsArea } from '@sitewright/saved-projects'
import { tenancyArea } from '@sitewright/tenancy'

/** The product that the server and the demo run: accounts and control panel. */
export const product = composeAreas([
  identityArea,
  savedProjectsArea,
  tenancyArea,
  monitoringArea,
  databasePanelArea,
  panelArea,
  kernelArea
])
