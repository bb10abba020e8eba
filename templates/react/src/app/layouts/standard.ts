import '../../styles/layouts/standard.css'
import type { Layout } from '../layout.ts'

export const standard: Layout = { id: 'standard', hero: { width: 900, height: 900 }, actionBar: false }
