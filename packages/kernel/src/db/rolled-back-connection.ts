import { CompiledQuery, type ControlledTransaction, type DatabaseConnection, type QueryResult } from 'kysely'
import type { Database, TenantRows } from './database.ts'
import type { Tables } from './tables.ts'

const savepoint = 'step'

/**
 * The one connection of a transaction that is rolled back at its end. Callers take it exclusively, so that their steps
 * never interleave; a nested transaction is a savepoint, and so is each statement outside of one, since a failed
 * statement would abort the whole on Postgres.
 */
export class RolledBackConnection implements DatabaseConnection {
  readonly #database: Database
  readonly #outer: ControlledTransaction<Tables>
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => undefined
  #isInStep = false
  #isClosed = false

  constructor(database: Database, outer: ControlledTransaction<Tables>) {
    this.#database = database
    this.#outer = outer
  }

  /** Waits for the connection, with the rows of a tenant or with all rows. */
  async take(rows: TenantRows | undefined): Promise<this> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    this.#release = resolve
    try {
      await this.#showRows(rows)
    } catch (error) {
      resolve()
      throw error
    }
    return this
  }

  give(): void {
    this.#release()
  }

  async begin(): Promise<void> {
    await this.#send(`savepoint ${savepoint}`)
    this.#isInStep = true
  }

  async keep(): Promise<void> {
    await this.#send(`release savepoint ${savepoint}`)
    this.#isInStep = false
  }

  async undo(): Promise<void> {
    this.#isInStep = false
    await this.#send(`rollback to savepoint ${savepoint}`)
    await this.#send(`release savepoint ${savepoint}`)
  }

  /** Refuses further statements: a late one would write after the transaction has ended. */
  close(): void {
    this.#isClosed = true
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInStep) return this.#run(query)
    await this.begin()
    try {
      const result = await this.#run<Row>(query)
      await this.keep()
      return result
    } catch (error) {
      if (!this.#isClosed) await this.undo()
      throw error
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#requireOpen()
    try {
      return (await this.#outer.executeQuery(query)) as QueryResult<Row>
    } catch (error) {
      await this.#closeIfOver()
      throw error
    }
  }

  async #send(statement: string): Promise<void> {
    this.#requireOpen()
    try {
      await this.#outer.executeQuery(CompiledQuery.raw(statement))
    } catch (error) {
      this.close()
      throw error
    }
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new Error('This transaction has ended, and was rolled back')
  }

  /** On a full disk SQLite ends a transaction by itself, and would commit later statements. */
  async #closeIfOver(): Promise<void> {
    if (this.#database.engine !== 'sqlite' || this.#isClosed) return
    try {
      await this.#outer.executeQuery(CompiledQuery.raw('begin'))
    } catch {
      return
    }
    this.close()
    await this.#outer.executeQuery(CompiledQuery.raw('rollback'))
  }

  /** The role is local to the transaction, and reset with it. */
  async #showRows(rows: TenantRows | undefined): Promise<void> {
    const { narrow } = this.#database
    if (narrow === undefined || this.#isClosed) return
    if (rows === undefined) await this.#send(`select set_config('role', 'none', true)`)
    else await narrow(this.#outer, rows)
  }
}
