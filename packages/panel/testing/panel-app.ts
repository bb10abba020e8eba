import { composeTestedArea, type TestedArea } from '@sitewright/kernel/testing/area-app'
import { panelArea } from '../src/panel-area.ts'

const tested: TestedArea = composeTestedArea(panelArea)

/** This area together with the kernel's. */
export const panel = tested.product

/** The API of this area and of the kernel as an app. */
export const createPanelApp = tested.createApp
