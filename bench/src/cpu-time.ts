import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
/** The time of processes that the process waited for. */
const ENDED_CHILDREN = 13;

/** CPU milliseconds of all threads of a process so far (Linux). */
export function cpuMilliseconds(pid: number): number {
  const fields = fieldsOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** CPU milliseconds of all processes of a PostgreSQL so far, those that ended included (Linux). */
export function databaseCpuMilliseconds(backendPid: number): number {
  const parent = Number(fieldsOf(backendPid)[1]);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
  const [user, system] = fieldsOf(parent).slice(ENDED_CHILDREN);
  const ended = ((Number(user) + Number(system)) * 1000) / TICKS_PER_SECOND;
  return children.reduce((sum, pid) => sum + cpuMilliseconds(pid), ended);
}

/** The fields of the process after its name: its state, its parent and so on. */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
