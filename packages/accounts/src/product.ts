import { composeAreas } from './area/compose-areas.ts'
import { databasePanelArea } from './areas/database-panel-area.ts'
import { identityArea } from './areas/identity-area.ts'
import { kernelArea } from './areas/kernel-area.ts'
import { monitoringArea } from './areas/monitoring-area.ts'
import { panelArea } from './areas/panel-area.ts'
import { savedProjectsArea } from './areas/saved-projects-area.ts'
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
