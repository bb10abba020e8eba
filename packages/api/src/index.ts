export * from './errors.ts'
export * from './routes.ts'
export * from './schemas.ts'
