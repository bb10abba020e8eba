import { mutation } from '../../../requests/request.ts'

export const addUser = mutation('POST /api/users', { invalidates: ['users', 'roles'] })

export const updateUser = mutation('PATCH /api/users/{id}', { invalidates: ['users', 'roles'] })
