import { netlifyForm } from '../../domain/backend/netlify-form.ts'
import type { Deliver } from './deliver.ts'

/** Netlify keeps what is posted to its form, and mails it. */
export const deliver: Deliver = () => netlifyForm()
