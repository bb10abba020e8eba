import { responsive as definition } from '../../../domain/features/responsive.ts'
import type { FeatureOf } from '../../feature.ts'
import { ThumbBar } from './thumb-bar.ts'

/** The main pages within reach of the thumb. */
export const responsive: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: ThumbBar }
}
