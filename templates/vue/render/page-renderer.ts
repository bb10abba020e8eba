export { createPageRenderer } from '../src/app/render-page.ts'
