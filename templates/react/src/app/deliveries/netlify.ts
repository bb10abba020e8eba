import { netlifyForm } from '../../domain/backend/netlify-form.ts'
import { posting } from './posting.ts'

/** Netlify keeps what is posted to its form, and mails it. */
export const deliver = posting(() => netlifyForm())
