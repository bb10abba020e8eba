import '../../styles/layouts/sidebar.css'
import type { Layout } from '../../ui/layout.ts'

export const sidebar: Layout = {
  id: 'sidebar',
  hero: { width: 1500, height: 500 },
  thin: 'bands',
  thinArt: { width: 1500, height: 600 },
  actionBar: false
}
