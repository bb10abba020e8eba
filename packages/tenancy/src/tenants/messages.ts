/** Texts of the calls of tenants. */
export const tenantAnswers = { deleted: 'The tenant is gone' } as const
