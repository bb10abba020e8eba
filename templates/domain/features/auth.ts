import type { FeatureDefinition } from '../feature.ts'
import { authMessages } from '../messages/auth.ts'

/** Visitors register, sign in and keep a profile. */
export const auth = {
  id: 'auth',
  routes: [
    { page: 'login', path: '/login', title: authMessages.loginTitle },
    { page: 'register', path: '/register', title: authMessages.registerTitle },
    { page: 'profile', path: '/profile', title: authMessages.profileTitle }
  ],
  nav: [
    { page: 'profile', label: authMessages.profileTitle, icon: 'person', order: 130 },
    { page: 'login', label: authMessages.loginTitle, icon: 'login', order: 140 },
    { page: 'register', label: authMessages.registerAction, icon: 'edit', order: 150 }
  ],
  slots: { header: { order: 30 } }
} as const satisfies FeatureDefinition
