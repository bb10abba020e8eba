/**
 * The key by which names of roles are compared: compatibility forms are one (Unicode NFKC), and case does not count;
 * accents do. `Ａdmin` is `admin`, `Ädmin` is another name. Kept in `roles.name_key`.
 */
export function toRoleNameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}
