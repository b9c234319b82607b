const id = Number(process.argv[2]);

process.setgroups?.([id]);
process.setgid?.(id);
process.setuid?.(id);
