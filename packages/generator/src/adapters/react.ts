import type { Adapter } from './adapter.ts'
import { reactDecisions, reactRecipes } from './react-recipes.ts'
import { viteApp, viteScripts } from './vite-app.ts'

/** The React reference app: React with its router without loaders, Vite, and a build plugin of its own. */
export const react: Adapter = {
  ...viteApp,
  contactForm: 'src/features/contact-form/contact-form.tsx',
  bookingForm: 'src/features/booking/details-step.tsx',
  recipes: reactRecipes,
  decisions: reactDecisions,
  tools: [
    { package: 'vite' },
    { package: 'oxlint' },
    { package: 'typescript', typescriptOnly: true },
    { package: '@types/node', typescriptOnly: true },
    { package: '@types/react', typescriptOnly: true },
    { package: '@types/react-dom', typescriptOnly: true }
  ],
  scripts: viteScripts('tsc --noEmit'),
  jsconfig: { compilerOptions: { jsx: 'react-jsx' } },
  moduleEndings: ['.ts', '.tsx', '.js', '.jsx'],
  entry: 'src/main.tsx'
}
