/**
 * The key by which role names are compared: Unicode NFKC and lower case; accents count. `Ａdmin` is `admin`, `Ädmin` is
 * another name. Stored in `roles.name_key`.
 */
export function toRoleNameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}
