import { expect, test } from 'vitest'
import { toEnvironment } from './postgres-backup.ts'

test.each([
  [
    'postgres://user:p%40ss%20w%23rd@db.example.org:5433/my%20site',
    { PGHOST: 'db.example.org', PGPORT: '5433', PGUSER: 'user', PGPASSWORD: 'p@ss w#rd', PGDATABASE: 'my site' },
  ],
  [
    'postgres://[::1]/pillars?sslmode=no-verify&max=5&statement_timeout=100',
    { PGHOST: '::1', PGDATABASE: 'pillars', PGSSLMODE: 'require' },
  ],
  [
    'postgres:///pillars?host=/var/run/postgresql&user=pillars&password=hunter2',
    { PGHOST: '/var/run/postgresql', PGUSER: 'pillars', PGPASSWORD: 'hunter2', PGDATABASE: 'pillars' },
  ],
])('gives pg_dump the address %s without arguments', (url, environment) => {
  expect(toEnvironment(url)).toEqual(environment)
})
