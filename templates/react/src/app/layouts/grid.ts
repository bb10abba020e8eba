import '../../styles/layouts/grid.css'
import type { Layout } from '../layout.ts'

export const grid: Layout = { id: 'grid', hero: { width: 800, height: 1000 }, actionBar: false }
