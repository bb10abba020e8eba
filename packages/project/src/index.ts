export * from './file.ts'
export * from './imports.ts'
export * from './path.ts'
export * from './resolve.ts'
