export { latin as script } from '../app/scripts/latin.ts'
