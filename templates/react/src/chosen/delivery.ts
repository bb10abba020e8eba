export { deliver } from '../app/deliveries/form.ts'
