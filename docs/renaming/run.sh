#!/bin/bash
# run.sh WORKTREE TSV
export JAVA_HOME=/usr/lib/jvm/temurin-25-jdk-amd64
EX=""; for p in api tree code util; do EX="$EX --add-exports jdk.compiler/com.sun.tools.javac.$p=ALL-UNNAMED"; done
nice -n 5 $JAVA_HOME/bin/java -Xmx6g $EX -Dshow=${SHOW:-8} -cp /tmp/rename/classes Rename $1 /tmp/rename/cp.txt $2
