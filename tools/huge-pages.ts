/**
 * Lets programs that are started from here use transparent huge pages (2 MB) for large allocations. Hashing a password
 * allocates 46 MB, which glibc otherwise requests anew each time in pages of 4 KB; that takes about as long as the hash
 * itself, and in some virtual machines four times as long. Other systems ignore the setting.
 */
export function allowHugePages(): void {
  process.env['GLIBC_TUNABLES'] ??= 'glibc.malloc.hugetlb=1'
}
