import {
  findSimulation,
  simulations,
  type LaunchChoices,
  type RealBy,
  type Simulation
} from '../../../templates/domain/simulated.ts'
import type { FeatureId } from './features.ts'

export {
  isPaymentPage,
  isPublicAddress,
  isReserved,
  isTestPayment
} from '../../../templates/domain/addresses.ts'
export type { LaunchChoices, RealBy, Simulation }

/** Which features are simulated; launch builds use the same table (templates/domain/simulated.ts). */
export const featureSimulations: Readonly<Record<FeatureId, 'real' | Simulation>> = simulations

/** A chosen feature that a launch build leaves out. */
export interface LeftOut extends Simulation {
  id: FeatureId
}

type FeatureChoices = Omit<LaunchChoices, 'selectedFeatures'> & {
  readonly selectedFeatures: readonly FeatureId[]
}

/** The chosen features that a launch build leaves out, since they are simulated with these choices. */
export function leftOutOf(choices: FeatureChoices): LeftOut[] {
  return choices.selectedFeatures.flatMap((id) => {
    const simulation = findSimulation(id, choices)
    return simulation === undefined ? [] : [{ id, ...simulation }]
  })
}
