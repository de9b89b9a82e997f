package umpire.testkit.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CaseLabelTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConstantCaseLabelTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What only the source shows: the length of files and methods, {@code default} where a switch over
 * a family should be exhaustive, and warnings suppressed wholesale.
 */
public final class SourceCheck {
  /** The most lines of a file. */
  public static final int MOST_LINES = 300;

  /** The most lines of a method. */
  public static final int MOST_LINES_OF_METHOD = 40;

  private static final Pattern MEMBER = Pattern.compile("\\b([A-Z]\\w*)\\.[A-Z]\\w*\\b");
  private static final Pattern SUPPRESSIONS =
      Pattern.compile("(?i).*suppress.*\\.(xml|txt|json)|archunit_ignore_patterns\\.txt");

  private SourceCheck() {}

  /**
   * What is wrong in a folder of main sources, one sentence for each fault with file and line;
   * empty if nothing is. Throws UncheckedIOException if a file cannot be read.
   */
  public static List<String> faults(Path folder) {
    return read(
        folder,
        (unit, trees, faults) -> new Reader(unit, trees.getSourcePositions(), faults).read());
  }

  /** Reads one parsed file and adds a sentence for each fault. */
  @FunctionalInterface
  interface UnitReader {
    void read(CompilationUnitTree unit, Trees trees, List<String> faults) throws IOException;
  }

  /**
   * What a reader finds in the Java files of a folder and its subfolders, which are parsed and not
   * compiled; a folder without any is a fault. Throws UncheckedIOException if one cannot be read.
   */
  static List<String> read(Path folder, UnitReader reader) {
    List<Path> files = files(folder, ".*\\.java");
    List<String> faults = new ArrayList<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      if (files.isEmpty()) {
        return List.of(folder + " holds no source");
      }
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
      Trees trees = Trees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        reader.read(unit, trees, faults);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(faults);
  }

  /**
   * The files of a module that suppress findings, one sentence for each; there shall be none.
   * Throws UncheckedIOException if the folder cannot be read.
   */
  public static List<String> suppressions(Path module) {
    return files(module, SUPPRESSIONS.pattern()).stream()
        .filter(file -> !file.toString().contains("target"))
        .map(file -> file + " suppresses findings: mend what it hides, and delete it")
        .toList();
  }

  private static List<Path> files(Path folder, String name) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> file.getFileName().toString().matches(name))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Collects the constants of a file that are texts or numbers, so no constants of an enum. */
  private static final class PlainConstants extends TreeScanner<Void, Set<String>> {
    @Override
    public Void visitVariable(VariableTree variable, Set<String> names) {
      Tree type = variable.getType();
      if (type instanceof PrimitiveTypeTree || "String".equals(String.valueOf(type))) {
        names.add(variable.getName().toString());
      }
      return super.visitVariable(variable, names);
    }
  }

  /** Reads one file. */
  private static final class Reader extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<String> faults;
    private final Set<String> plainConstants = new HashSet<>();

    Reader(CompilationUnitTree unit, SourcePositions positions, List<String> faults) {
      this.unit = unit;
      this.positions = positions;
      this.faults = faults;
    }

    void read() throws IOException {
      long lines = unit.getSourceFile().getCharContent(true).toString().lines().count();
      if (lines > MOST_LINES) {
        faults.add(
            "%s has %d lines, not %d: split it by chapter"
                .formatted(unit.getSourceFile().getName(), lines, MOST_LINES));
      }
      new PlainConstants().scan(unit, plainConstants);
      scan(unit, null);
    }

    @Override
    public Void visitMethod(MethodTree method, Void none) {
      LineMap map = unit.getLineMap();
      long from = map.getLineNumber(positions.getStartPosition(unit, method));
      long to = map.getLineNumber(positions.getEndPosition(unit, method));
      if (to - from + 1 > MOST_LINES_OF_METHOD) {
        add(
            method,
            "the method %s has %d lines, not %d: give its parts names"
                .formatted(method.getName(), to - from + 1, MOST_LINES_OF_METHOD));
      }
      return super.visitMethod(method, null);
    }

    @Override
    public Void visitSwitch(SwitchTree tree, Void none) {
      cases(tree, tree.getCases());
      return super.visitSwitch(tree, null);
    }

    @Override
    public Void visitSwitchExpression(SwitchExpressionTree tree, Void none) {
      cases(tree, tree.getCases());
      return super.visitSwitchExpression(tree, null);
    }

    @Override
    public Void visitAnnotation(AnnotationTree annotation, Void none) {
      if (annotation.getAnnotationType().toString().equals("SuppressWarnings")
          && annotation.getArguments().toString().contains("\"all\"")) {
        add(annotation, "all warnings are suppressed: name the one, and say why");
      }
      return super.visitAnnotation(annotation, null);
    }

    /** A default beside members of one family, or beside constants of an enum. */
    private void cases(Tree tree, List<? extends CaseTree> cases) {
      boolean hasDefault = false;
      boolean allMembers = true;
      Set<String> families = new TreeSet<>();
      for (CaseTree branch : cases) {
        for (CaseLabelTree label : branch.getLabels()) {
          switch (label) {
            case DefaultCaseLabelTree _ -> hasDefault = true;
            case PatternCaseLabelTree pattern -> {
              Matcher member = MEMBER.matcher(pattern.toString());
              if (member.lookingAt()) {
                families.add(member.group(1));
              } else {
                allMembers = false;
              }
            }
            case ConstantCaseLabelTree constant -> {
              String name = constant.toString();
              if (name.matches("[A-Z][A-Z0-9_]*") && !plainConstants.contains(name)) {
                families.add("the enum");
              } else {
                allMembers = false;
              }
            }
            default -> allMembers = false;
          }
        }
      }
      if (hasDefault && allMembers && families.size() == 1) {
        add(
            tree,
            "a default in a switch over %s: name every case, so that a new one fails to compile"
                .formatted(families.iterator().next()));
      }
    }

    private void add(Tree tree, String fault) {
      long line = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, tree));
      faults.add("%s:%d: %s".formatted(unit.getSourceFile().getName(), line, fault));
    }
  }
}
