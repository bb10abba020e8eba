/** The statement that adds people with a first name, as an import would have; they have no password. */
export function insertPeople(count: number, firstName: string): string {
  const key = firstName.toLowerCase()
  const now = Date.now()
  return `
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into users (
      id, email, first_name, last_name, role, status, created_at, updated_at,
      search_text, first_name_key, last_name_key
    )
    select
      '${key}' || n, '${key}' || n || '@example.com', '${firstName}', 'Number' || n, 'user', 'active', ${now}, ${now},
      '${key} number' || n, '${key}', 'number' || n
    from numbers`
}
