import { expect, it } from 'vitest'
import { countReads } from './firestore-reads.ts'

const documents = 'http://127.0.0.1:8080/v1/projects/demo-pawsaathi/databases/(default)/documents'
const answer = (url: string, body: unknown) => ({ url, text: JSON.stringify(body) })

it('counts every document that a query found', () => {
  const found = [{ document: { name: 'pets/a' } }, { document: { name: 'pets/b' } }, { readTime: 'now' }]
  expect(countReads([answer(`${documents}:runQuery`, found)])).toBe(2)
})

it('counts a query that found nothing as one', () => {
  expect(countReads([answer(`${documents}:runQuery`, [{ readTime: 'now' }])])).toBe(1)
})

it('counts a look-up, whether the document is there or not', () => {
  expect(countReads([answer(`${documents}:batchGet`, [{ found: { name: 'pets/a' } }])])).toBe(1)
  expect(countReads([answer(`${documents}:batchGet`, [{ missing: 'pets/x' }])])).toBe(1)
  expect(countReads([answer(`${documents}/pets/a`, { name: 'pets/a' })])).toBe(1)
})

it('counts the documents of a listed collection', () => {
  expect(countReads([answer(`${documents}/pets?pageSize=2`, { documents: [{}, {}] })])).toBe(2)
})

it('sums up all requests and leaves out what is not Firestore', () => {
  const query = answer(`${documents}:runQuery`, [{ document: {} }, { document: {} }])
  expect(countReads([query, query, { url: 'http://localhost:5002/assets/index.js', text: 'let documents' }])).toBe(4)
})
