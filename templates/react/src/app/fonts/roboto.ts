import '../../styles/fonts/roboto.css'
import type { Font } from '../font.ts'

export const roboto: Font = { id: 'roboto', preload: ['/fonts/roboto-latin-wght-normal.woff2'] }
