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

/** Columns by which repositories ask for what is of the caller or their tenant. */
const ownerColumns = ['user_id', 'owner_id', 'actor_id', 'created_by', 'tenant_id', 'tenant', 'team']

/** A condition of a column on a value becomes one that every row with such a value meets. */
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

/** Whatever reads forgets whose it is; a change does where it names what it changes, since it would change all else. */
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
 * The services where row-level security alone keeps tenants apart: use cases take everybody for one of the installation,
 * and queries forget whose rows they ask for.
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

/** The services where the repositories alone keep tenants apart. */
export function withRepositoriesAlone(services: Services): Services {
  const { ofTenant: _database, ...database } = services.database
  const { ofTenant: _reader, ...reader } = services.reader
  return { ...services, database, reader }
}
