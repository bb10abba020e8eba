import { responsive as definition } from '#lib/domain/features/responsive.ts'
import type { FeatureOf } from '#lib/feature.ts'
import ThumbBar from './ThumbBar.svelte'

/** The main pages within reach of the thumb. */
export const responsive: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: ThumbBar }
}
