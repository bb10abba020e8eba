/**
 * Lets programs that are started from here take memory in pages of 2 MB. Hashing a password takes 46 MB, which glibc asks of
 * the system anew each time, 4 KB at a time; that costs as much as the hash itself, and in some virtual machines four times
 * as much. Other systems ignore the setting.
 */
export function allowLargePages(): void {
  process.env['GLIBC_TUNABLES'] ??= 'glibc.malloc.hugetlb=1'
}
