import { importFields, type ImportField, type ImportMapping } from '@sitewright/api'
import { foldText } from '@sitewright/text'

/** Column names in exports of other products, without case, accents and punctuation. */
const knownNames = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'username', 'login', 'emailadresse', 'correo'],
  firstName: ['firstname', 'first', 'givenname', 'forename', 'vorname', 'prenom', 'nombre', 'imie'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'nachname', 'nom', 'apellido', 'nazwisko'],
  role: ['role', 'rolename', 'roles', 'group', 'rolle'],
  status: ['status', 'state', 'active', 'zustand']
} as const satisfies Record<ImportField, readonly string[]>

/** Suggests the column of each field, by its name; the first match wins. */
export function suggestMapping(columns: readonly string[]): Partial<ImportMapping> {
  const names = columns.map((column) => foldText(column).replace(/[^\p{L}\p{N}]/gu, ''))
  return Object.fromEntries(
    importFields
      .map(
        (field) =>
          [field, names.findIndex((name) => (knownNames[field] as readonly string[]).includes(name))] as const
      )
      .filter(([, column]) => column !== -1)
  )
}
