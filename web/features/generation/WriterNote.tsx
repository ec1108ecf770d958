import { useContentWriter } from './content-writer.ts'
import styles from './WriterNote.module.css'

export function WriterNote({ library }: { library: string }) {
  const writer = useContentWriter()
  if (!writer) return <p className={styles.note} data-loading />
  if (writer.kind !== 'library') {
    return (
      <p className={styles.note}>
        Written by <b>{writer.model}</b>. Review everything it writes.
      </p>
    )
  }
  return (
    <details className={styles.note}>
      <summary>
        <b>No AI model is connected.</b> {library}
      </summary>
      <p>
        To use one, set <code>AI_PROVIDER</code> to <code>openai-compatible</code> (Ollama, llama.cpp, vLLM, OpenAI and
        others) or <code>anthropic</code>, with <code>AI_BASE_URL</code>, <code>AI_MODEL</code> and, if needed,{' '}
        <code>AI_API_KEY</code>. Then restart the server.
      </p>
    </details>
  )
}
