// Loaded into firebase-tools before anything else (node --import): when the launcher is gone, however it went,
// firebase-tools shuts down as if Ctrl-C had been pressed, and its engines with it.
const parent = process.ppid;
const parentCheck = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(parentCheck);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), 8000);
}, 1000);
parentCheck.unref();
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
