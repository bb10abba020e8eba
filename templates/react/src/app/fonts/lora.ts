import '../../styles/fonts/lora.css'
import type { Font } from '../font.ts'

export const lora: Font = { id: 'lora', preload: ['/fonts/lora-latin-wght-normal.woff2'] }
