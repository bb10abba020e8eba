import { Navigate, type RouteObject } from 'react-router'
import { ErrorPage } from './error-page.tsx'

/** The routes of accounts and control panel (spec 2 §2), loaded lazily with the first visit to one of them. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'auth',
    path: '/auth',
    ErrorBoundary: ErrorPage,
    children: [
      { index: true, element: <Navigate to="/auth/login" replace /> },
      {
        lazy: async () => ({
          Component: (await import('../account/layout/sign-in-layout.tsx')).SignInLayout
        }),
        children: [
          {
            path: 'login',
            lazy: async () => ({ Component: (await import('../account/login/login.tsx')).Login })
          },
          {
            path: 'register',
            lazy: async () => ({ Component: (await import('../account/register/register.tsx')).Register })
          },
          {
            path: 'forgot',
            lazy: async () => ({
              Component: (await import('../account/forgot-password/forgot-password.tsx')).ForgotPassword
            })
          },
          {
            path: 'reset',
            lazy: async () => ({
              Component: (await import('../account/reset-password/reset-password.tsx')).ResetPassword
            })
          },
          {
            path: 'verify',
            lazy: async () => ({
              Component: (await import('../account/verify-email/verify-email.tsx')).VerifyEmail
            })
          },
          {
            path: 'confirm-email',
            lazy: async () => ({
              Component: (await import('../account/confirm-email-change/confirm-email-change.tsx'))
                .ConfirmEmailChange
            })
          },
          {
            path: 'unlock',
            lazy: async () => ({
              Component: (await import('../account/unlock-account/unlock-account.tsx')).UnlockAccount
            })
          },
          {
            path: 'set-up',
            lazy: async () => ({ Component: (await import('../account/set-up/set-up.tsx')).SetUp })
          },
          {
            path: 'invitation',
            lazy: async () => ({
              Component: (await import('../account/invitation/invitation.tsx')).Invitation
            })
          },
          {
            path: 'second-step',
            lazy: async () => ({
              Component: (await import('../account/second-step/second-step.tsx')).SecondStep
            })
          },
          {
            path: 'callback',
            lazy: async () => ({
              Component: (await import('../account/oauth-callback/oauth-callback.tsx')).OauthCallback
            })
          }
        ]
      },
      {
        lazy: async () => ({
          Component: (await import('../account/layout/account-layout.tsx')).AccountLayout
        }),
        children: [
          {
            path: 'projects',
            lazy: async () => ({ Component: (await import('../account/projects/projects.tsx')).Projects })
          },
          {
            path: 'team',
            lazy: async () => ({ Component: (await import('../account/team/team.tsx')).Team })
          },
          {
            path: 'tenants',
            lazy: async () => ({
              Component: (await import('../account/own-tenants/own-tenants.tsx')).OwnTenants
            })
          },
          {
            path: 'profile/:tab?',
            lazy: async () => ({ Component: (await import('../account/profile/profile.tsx')).Profile })
          }
        ]
      }
    ]
  },
  {
    id: 'admin',
    path: '/admin',
    ErrorBoundary: ErrorPage,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('../admin/identity/sign-in/sign-in.tsx')).AdminSignIn })
      },
      {
        lazy: async () => ({ Component: (await import('../admin/layout/admin-layout.tsx')).AdminLayout }),
        children: [
          {
            path: 'dashboard',
            lazy: async () => ({
              Component: (await import('../admin/monitoring/dashboard/dashboard.tsx')).Dashboard
            })
          },
          {
            path: 'users',
            lazy: async () => ({ Component: (await import('../admin/identity/users/users.tsx')).Users })
          },
          {
            path: 'database',
            lazy: async () => ({ Component: (await import('../admin/database-panel/database.tsx')).Database })
          },
          {
            path: 'monitoring',
            lazy: async () => ({
              Component: (await import('../admin/monitoring/monitoring.tsx')).Monitoring
            })
          },
          {
            path: 'api',
            lazy: async () => ({
              Component: (await import('../admin/panel/api-explorer/api-explorer.tsx')).ApiExplorer
            })
          },
          {
            path: 'tenants',
            lazy: async () => ({ Component: (await import('../admin/tenancy/tenants.tsx')).Tenants })
          },
          {
            path: 'auth-settings',
            lazy: async () => ({
              Component: (await import('../admin/identity/auth-settings/auth-settings.tsx')).AuthSettings
            })
          }
        ]
      }
    ]
  }
]
