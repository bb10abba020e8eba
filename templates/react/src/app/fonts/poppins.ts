import '../../styles/fonts/poppins.css'
import type { Font } from '../font.ts'

export const poppins: Font = {
  id: 'poppins',
  preload: ['/fonts/poppins-latin-400-normal.woff2', '/fonts/poppins-latin-600-normal.woff2']
}
