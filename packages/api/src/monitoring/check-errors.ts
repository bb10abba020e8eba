import { checkLimits, maintenanceLimits } from '../kernel/limits.ts'

/** Errors of service checks and maintenance windows, for the catalogue of errors. */
export const checkErrors = {
  'service-check.not-found': { status: 404, message: 'There is no such check. It may have been deleted.' },
  'service-check.too-many': {
    status: 409,
    message: `There are ${checkLimits.checks} checks. Delete one, then add this one.`
  },
  'service-check.changed': {
    status: 409,
    message: 'This check was changed or deleted while it ran, so the result says nothing. Run it again.'
  },
  'maintenance.not-found': {
    status: 404,
    message: 'There is no such maintenance window. It may have been deleted.'
  },
  'maintenance.begun': {
    status: 409,
    message: 'This maintenance window has begun, so it stays told. End it instead.'
  },
  'maintenance.too-many': {
    status: 409,
    message: `There are ${maintenanceLimits.windows} maintenance windows. Delete one that has not begun, then add this one.`
  }
} as const
