import type { Adapter } from './adapter.ts'
import { vueDecisions, vueRecipes } from './vue-recipes.ts'
import { viteApp, viteScripts } from './vite-app.ts'

/** The Vue reference app: single-file components with `<script setup>`, Vue Router, Vite, and a build plugin of its own. */
export const vue: Adapter = {
  ...viteApp,
  contactForm: 'src/features/contact-form/ContactFields.vue',
  bookingForm: 'src/features/booking/BookingForm.vue',
  recipes: vueRecipes,
  decisions: vueDecisions,
  tools: [
    { package: 'vite' },
    { package: 'oxlint' },
    { package: 'typescript', typescriptOnly: true },
    { package: 'vue-tsc', typescriptOnly: true },
    { package: '@types/node', typescriptOnly: true }
  ],
  scripts: viteScripts('vue-tsc --noEmit'),
  jsconfig: { compilerOptions: { jsx: 'preserve' } },
  moduleEndings: ['.ts', '.js'],
  entry: 'src/main.ts'
}
