import { composeAreas, kernelArea } from '@sitewright/kernel/area'
import { databasePanelArea } from '@sitewright/database-panel'
import { identityArea } from './areas/identity-area.ts'
import { monitoringArea } from './areas/monitoring-area.ts'
import { panelArea } from './areas/panel-area.ts'
import { savedProjectsArea } from '@sitewright/saved-projects'
import { tenancyArea } from './areas/tenancy-area.ts'

/** Everything that the server and the demo run: accounts and control panel. */
export const product = composeAreas([
  identityArea,
  savedProjectsArea,
  tenancyArea,
  monitoringArea,
  databasePanelArea,
  panelArea,
  kernelArea
])
