import type { Feature } from '../../feature.ts'
import { ThumbBar } from './thumb-bar.tsx'

/** The main pages within reach of the thumb. */
export const responsive: Feature = {
  id: 'responsive',
  slots: { floating: { order: 30, Component: ThumbBar } }
}
