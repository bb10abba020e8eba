import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/**
 * A router that caches matches of paths that were registered without parameters, which most calls use. Others are
 * looked up in the trie each time; unknown paths are not cached, since a client could fill memory with them.
 */
export class ExactPathRouter<T> implements Router<T> {
  readonly name = 'ExactPathRouter'
  readonly #trie = new TrieRouter<T>()
  readonly #exact = new Set<string>()
  readonly #matches = new Map<string, Map<string, Result<T>>>()

  add(method: string, path: string, handler: T): void {
    this.#trie.add(method, path, handler)
    if (!/[:*{]/.test(path)) this.#exact.add(path)
    this.#matches.clear()
  }

  match(method: string, path: string): Result<T> {
    const known = this.#matches.get(path)?.get(method)
    if (known !== undefined) return known
    const found = this.#trie.match(method, path)
    // Hono has the standard methods in capitals; others are arbitrary text of the client.
    if (!this.#exact.has(path) || !methods.has(method)) return found
    const byMethod = this.#matches.get(path) ?? new Map<string, Result<T>>()
    this.#matches.set(path, byMethod.set(method, found))
    return found
  }
}

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
