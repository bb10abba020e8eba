import { authMessages } from '../../domain/messages/auth.ts'
import type { Feature } from '../../feature.ts'
import { VisitorLink } from './visitor-link.tsx'

/** Visitors register, sign in and keep a profile. */
export const auth: Feature = {
  id: 'auth',
  routes: [
    {
      page: 'login',
      path: '/login',
      title: authMessages.loginTitle,
      load: () => import('./login-page.tsx')
    },
    {
      page: 'register',
      path: '/register',
      title: authMessages.registerTitle,
      load: () => import('./register-page.tsx')
    },
    {
      page: 'profile',
      path: '/profile',
      title: authMessages.profileTitle,
      load: () => import('./profile-page.tsx')
    }
  ],
  nav: [
    { page: 'profile', label: authMessages.profileTitle, icon: 'person', order: 130 },
    { page: 'login', label: authMessages.loginTitle, icon: 'login', order: 140 },
    { page: 'register', label: authMessages.registerAction, icon: 'edit', order: 150 }
  ],
  slots: { header: { order: 30, Component: VisitorLink } }
}
