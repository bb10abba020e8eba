import '../../styles/layouts/standard.css'
import type { Layout } from '../../ui/layout.ts'

export const standard: Layout = {
  id: 'standard',
  hero: { width: 900, height: 900 },
  thin: 'bands',
  thinArt: { width: 800, height: 1000 },
  actionBar: false
}
