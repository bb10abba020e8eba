import {
  OperationNodeTransformer,
  OperatorNode,
  ValueNode,
  type BinaryOperationNode,
  type OperationNode,
  type RootOperationNode
} from 'kysely'
import type { Database, Queries } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'

/** Columns by which repositories filter for the caller or their tenant. */
const ownerColumns = ['user_id', 'owner_id', 'actor_id', 'created_by', 'tenant_id', 'tenant', 'team']

/** Replaces each comparison of an owner column by `is not null`, which the rows of every owner meet. */
class WithoutOwners extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const column = columnOf(node.leftOperand)
    const isOwner = column !== undefined && ownerColumns.includes(column) && isValue(node.rightOperand)
    return super.transformBinaryOperation(
      isOwner
        ? { ...node, operator: OperatorNode.create('is not'), rightOperand: ValueNode.createImmediate(null) }
        : node
    )
  }
}

interface ReferenceLike extends OperationNode {
  column?: { column?: { name?: string } }
}

function columnOf(node: OperationNode): string | undefined {
  return node.kind === 'ReferenceNode' ? (node as ReferenceLike).column?.column?.name : undefined
}

const isValue = (node: OperationNode): boolean => node.kind === 'ValueNode'

const namesId = (node: unknown): boolean =>
  JSON.stringify(node ?? null).includes('{"kind":"IdentifierNode","name":"id"}')

/** Removes owner conditions from reads, and from mutations that name their row; others would change all rows. */
function forget(node: RootOperationNode): RootOperationNode {
  if (node.kind === 'SelectQueryNode') return new WithoutOwners().transformNode(node)
  const names = (node.kind === 'UpdateQueryNode' || node.kind === 'DeleteQueryNode') && namesId(node.where)
  return names ? new WithoutOwners().transformNode(node) : node
}

function withoutOwners(db: Queries): Queries {
  return db.withPlugin({
    transformQuery: ({ node }) => forget(node),
    transformResult: ({ result }) => Promise.resolve(result)
  })
}

/**
 * Services that isolate tenants by row-level security alone: use cases take every caller for one of the installation,
 * and queries do not compare owners.
 */
export function withRowsAlone(services: Services): Services {
  const { database } = services
  const { ofTenant } = database
  if (ofTenant === undefined) throw new Error('This database has no row-level security')
  return {
    ...services,
    isTenantHidden: true,
    database: { ...database, ofTenant: (rows) => forgetful(ofTenant(rows)) }
  }
}

function forgetful(database: Database): Database {
  return { ...database, db: withoutOwners(database.db) }
}

/** Services that isolate tenants by repositories alone. */
export function withRepositoriesAlone(services: Services): Services {
  const { ofTenant: _database, ...database } = services.database
  const { ofTenant: _reader, ...reader } = services.reader
  return { ...services, database, reader }
}
