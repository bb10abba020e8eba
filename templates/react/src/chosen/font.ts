export { inter as font } from '../app/fonts/inter.ts'
