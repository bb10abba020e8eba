import '../../styles/layouts/landing.css'
import type { Layout } from '../../ui/layout.ts'

export const landing: Layout = {
  id: 'landing',
  hero: { width: 1500, height: 640 },
  thin: 'towns',
  thinArt: { width: 1500, height: 500 },
  actionBar: true
}
