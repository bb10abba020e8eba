import '../../styles/fonts/arabic.css'
import type { Script } from '../script.ts'

/** Arabic letters come from a typeface of their own. */
export const arabic: Script = {
  id: 'arabic',
  preload: ['/fonts/noto-naskh-arabic-arabic-wght-normal.woff2']
}
