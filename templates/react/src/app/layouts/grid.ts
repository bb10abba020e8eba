import '../../styles/layouts/grid.css'
import type { Layout } from '../../ui/layout.ts'

export const grid: Layout = {
  id: 'grid',
  hero: { width: 800, height: 1000 },
  thin: 'tiles',
  thinArt: { width: 560, height: 800 },
  actionBar: false
}
