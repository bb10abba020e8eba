import '../../styles/fonts/inter-faces.css'
import '../../styles/fonts/inter.css'
import type { Font } from '../font.ts'

export const inter: Font = { id: 'inter', preload: ['/fonts/inter-latin-wght-normal.woff2'] }
