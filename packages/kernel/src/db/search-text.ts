import { toUnicodeEmail } from '@sitewright/api'
import { foldText } from '@sitewright/text'
import type { UserRow } from './rows.ts'

/** The columns by which a user is searched and sorted, without case and accents. */
export function toSearchText({
  email,
  first_name: firstName,
  last_name: lastName
}: Pick<UserRow, 'email' | 'first_name' | 'last_name'>): Pick<
  UserRow,
  'search_text' | 'first_name_key' | 'last_name_key'
> {
  // Users search for a domain as it is displayed, not in Punycode.
  const shown = toUnicodeEmail(email)
  return {
    search_text: foldText([firstName, lastName, email, ...(shown === email ? [] : [shown])].join(' ')),
    first_name_key: foldText(firstName),
    last_name_key: foldText(lastName)
  }
}
